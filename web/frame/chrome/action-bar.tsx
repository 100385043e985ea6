import { useContext } from "react";
import "./action-bar.css";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NonceContext } from "../../browser/nonce.ts";
import { createStore } from "../../browser/store/create-store.ts";
import { useStoreValue } from "../../browser/store/use-store.ts";
import type { ActionBar as Bar } from "../../reading/action-bar/read-action-bar.ts";
import { Countdown } from "./countdown.tsx";
import { Words } from "./words.tsx";

/** A month: a closed bar was seen. */
const daysClosed = 30;

/**
 * Runs while the page is parsed, before anything is drawn: pages are the same for everyone, and a bar that this visitor
 * closed, or whose time is over since the page was kept, must not push the page down once. Browsers need not load it
 * again.
 */
const hide = import.meta.env.SSR
  ? "(function(s){var b=s.previousElementSibling,d=b.dataset;" +
    'if(document.cookie.indexOf("bar-"+d.bar+"=")>=0||(d.end&&Date.parse(d.end)<=Date.now()))b.hidden=true' +
    "})(document.currentScript)"
  : "";

/** The bar that was closed last; the cookie knows of all. */
const closed = createStore<string | null>(null);
const isOver = ({ id, actionBarEndDate }: Bar): boolean =>
  document.cookie.includes(`bar-${id}=`) || (actionBarEndDate !== null && Date.parse(actionBarEndDate) <= Date.now());

function close({ id }: Bar): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the script before the first paint reads it, and no other way is there then
  document.cookie = `bar-${id}=1; max-age=${daysClosed * 86_400}; path=/; samesite=lax${secure}`;
  closed.write(id);
}

/** A promise or piece of news over every page, with its countdown; closed, it stays away. */
export function ActionBar({ bar }: { readonly bar: Bar }) {
  const nonce = useContext(NonceContext);
  const over = useStoreValue(closed, () => isOver(bar), false);
  if (over) return null;
  const { words, colours, countdownEndDate, texts } = bar;
  return (
    <>
      <section
        className="action-bar"
        aria-label={texts.label}
        data-bar={bar.id}
        data-end={bar.actionBarEndDate ?? undefined}
        style={colours ? { background: colours.background, color: colours.text } : undefined}
        suppressHydrationWarning
      >
        <div className="wrap">
          <p>
            <Words words={words} />
          </p>
          {countdownEndDate !== null && <Countdown key={countdownEndDate} bar={bar} end={countdownEndDate} />}
          <IconButton icon="close" label={texts.close} onClick={() => close(bar)} />
        </div>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: hide }} suppressHydrationWarning />
    </>
  );
}
