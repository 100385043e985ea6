import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import "./dialog.css";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { keepScrollBarPlace } from "./scroll-bar-place.ts";

interface DialogProps {
  readonly open: boolean;
  /** Called on Esc, on a click beside the dialog and by the close button; the owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Words of the close button. */
  readonly closeLabel: string;
  readonly wide?: boolean | undefined;
  /** Where the focus starts; otherwise the browser takes the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Buttons at the lower edge, always in sight. */
  readonly footer?: ReactNode;
  readonly className?: string | undefined;
  /** Its content is only read: the content takes the focus, so that keys scroll it. */
  readonly onlyRead?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside and returns to where it was, Esc closes, the page
 * behind is inert and does not scroll. A sheet at the lower edge on phones. Its content exists only while it is open.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, wide, initialFocus, footer, className, onlyRead, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const closing = useClosingOutside(onClose);

  // before it leaves the page with its owner: a dialog that is removed open gives the focus back to nobody
  useLayoutEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    keepScrollBarPlace();
    node.showModal();
    initialFocus?.current?.focus();
    return () => node.close();
  }, [open, initialFocus]);

  return (
    <dialog
      ref={dialog}
      className={classNames("dialog", wide && "dialog-wide", className)}
      aria-labelledby={titleId}
      {...closing}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // the browser may close it by itself (second Esc in a row); a `close` after reopening is an old one
        if (open && !event.currentTarget.open && event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <div className="dialog-box">
          <div className="dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {onlyRead ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
            <section className="dialog-body" aria-labelledby={titleId} tabIndex={0}>
              {children}
            </section>
          ) : (
            <div className="dialog-body">{children}</div>
          )}
          {footer && <div className="dialog-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** A press that starts and ends on the backdrop closes; one that only ends there was a selection of text. */
function useClosingOutside(close: () => void) {
  const pressed = useRef<EventTarget | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && pressed.current === event.currentTarget) close();
    },
  };
}
