import { type ReactNode, useCallback, useEffect, useState } from "react";
import "./toast.css";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { dismissInTime } from "./toast-time.ts";
import { iconOfTone, type Tone } from "./tone.ts";

export interface Toast {
  readonly id: string;
  readonly text: ReactNode;
  readonly tone?: Tone | undefined;
  /** One way back or on; a toast with an action stays until it is closed. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** The toasts on show; one with the same `id` replaces the earlier. */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const dismiss = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback(
    (toast: Toast) => setToasts((shown) => [...shown.filter((other) => other.id !== toast.id), toast]),
    [],
  );
  return { toasts, show, dismiss };
}

interface ToastsProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly dismissLabel: string;
}

/** Short news at the lower edge, read politely. Keep it on the page while empty, so that the first one is read, too. */
export function Toasts({ toasts, onDismiss, dismissLabel }: ToastsProps) {
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onDismiss={onDismiss} dismissLabel={dismissLabel} />
      ))}
    </div>
  );
}

function ToastLine({ toast, onDismiss, dismissLabel }: Omit<ToastsProps, "toasts"> & { readonly toast: Toast }) {
  const { id, text, tone, action } = toast;
  // Of the toast and not of its id: what takes its place stays as long.
  useEffect(() => dismissInTime(toast, onDismiss), [toast, onDismiss]);
  const act = () => {
    action?.onSelect();
    onDismiss(id);
  };
  return (
    <div className="toast">
      {tone && <Icon name={iconOfTone[tone]} small />}
      <span>{text}</span>
      {action && (
        <button type="button" className="toast-action" onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" small label={dismissLabel} onClick={() => onDismiss(id)} />
    </div>
  );
}
