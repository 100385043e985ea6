import type { MouseEvent, ReactNode } from "react";
import "../../../ui/plate.css";
import "./error-page.css";
import { ButtonLink } from "../../../ui/button.tsx";
import { isPlainClick } from "../../browser/navigation/plain-click.ts";
import type { Words as ChromeMessages } from "../../words/chrome/words.generated.ts";

interface ErrorPageProps {
  /** 404 when the page does not exist, 500 when we failed. */
  readonly status: 404 | 500;
  /** The page failed because there is no network. */
  readonly offline?: boolean;
  readonly messages: ChromeMessages;
  readonly homeHref: string;
  /** Links that help on from here, under the button. */
  readonly links?: ReactNode;
  /** The address that failed, to load it again. */
  readonly retryHref?: string | undefined;
  readonly requestId?: string | undefined;
}

/** Nothing hangs here (404), or something hangs crooked (500), with a way on. */
export function ErrorPage({
  status,
  offline = false,
  messages,
  homeHref,
  links,
  retryHref,
  requestId,
}: ErrorPageProps) {
  const words = offline ? messages.offline : status === 404 ? messages.notFound : messages.failed;
  const again = status === 500 && retryHref !== undefined;
  return (
    <div className="wrap">
      <div className="error-page">
        <div className="error-page-words">
          <h1>{words.title}</h1>
          <p className="lead">{words.text}</p>
          <div className="error-page-way-on">
            {again && (
              <ButtonLink href={retryHref} onClick={loadAgain}>
                {messages.tryAgain}
              </ButtonLink>
            )}
            <ButtonLink href={homeHref} look={again ? "ghost" : "primary"}>
              {messages.backHome}
            </ButtonLink>
            {links}
          </div>
          {requestId && (
            <p className="label error-page-number">
              {messages.requestNumber} <code>{requestId}</code>
            </p>
          )}
        </div>
        <div className="error-page-wall" aria-hidden="true">
          <Wall crooked={status === 500} />
          <div className="plate">
            <b className="plate-title">{words.plateTitle}</b>
            <span className="plate-fact">{words.plateFact}</span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The address is that of the page which failed, so a link to it would lead nowhere. */
export function loadAgain(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  location.reload();
}

/** An empty frame on its nail, level or not, over a skirting board; light falls from the left. */
function Wall({ crooked }: { readonly crooked: boolean }) {
  return (
    <svg viewBox="0 0 500 400" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h500v372H0z" fill="var(--paper-2)" />
      <path d="M0 0h210l150 372H0z" fill="#fff" opacity=".35" />
      <path d="M0 372h500" stroke="var(--control)" opacity=".5" />
      <g transform={crooked ? "translate(-34 0) rotate(7 180 70)" : "translate(-34 0)"}>
        <path d="M98 118h164v164H98z" fill="rgb(60 45 25 / .16)" transform="translate(9 13)" />
        <path d="M180 70 112 116M180 70l68 46" stroke="var(--ink-3)" fill="none" />
        <path d="M90 112h180v174H90z" fill="#b98a58" />
        <path d="m90 112 14 14v146l-14 14z" fill="#c79a66" />
        <path d="M90 112h180l-14 14H104z" fill="#cfa473" />
        <path d="m270 112-14 14v146l14 14z" fill="#a97b4a" />
        <path d="M104 126h152v146H104z" fill="#fcfaf5" />
        <path d="M132 154h96v90h-96z" fill="var(--paper-2)" stroke="var(--hairline)" />
      </g>
      <circle cx="146" cy="69" r="3.5" fill="var(--ink-2)" />
    </svg>
  );
}
