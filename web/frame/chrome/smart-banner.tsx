import { useContext } from "react";
import "./smart-banner.css";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Mark } from "../../../ui/logo.tsx";
import { NonceContext } from "../../browser/nonce.ts";
import type { SmartBanner as Banner } from "../../reading/smart-banner/read-smart-banner.ts";
import type { ContentLink } from "../../reading/values/content-link.ts";

/** Three times the base period of a month (chrome document, section 9). */
const daysClosed = 90;
const cookie = "smart-banner";

/**
 * Runs while the page is parsed, before anything is drawn: pages are the same for everyone, so the phone itself says on
 * `<html>` whose app its owner could have, unless she closed the banner. The style sheet shows the banner, or that
 * link, only there; without scripts there is none, because it could not be closed. Browsers need not load it again.
 */
const decide = import.meta.env.SSR
  ? "(function(d,u){var p=/iPhone|iPod/.test(u)?'ios':/Android.*Mobile/.test(u)?'android':'';" +
    `if(p&&!/(^|; )${cookie}=/.test(d.cookie))d.documentElement.dataset.appBanner=p` +
    "})(document,navigator.userAgent)"
  : "";

function close(): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the script before the first paint reads it, and no other way is there then
  document.cookie = `${cookie}=1; max-age=${daysClosed * 86_400}; path=/; samesite=lax${secure}`;
  delete document.documentElement.dataset.appBanner;
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** Over the page of a phone: that there is an app, where to get it, and a button that puts it away. */
export function SmartBanner({ banner: { name, text, icon, ios, android, texts } }: { readonly banner: Banner }) {
  const nonce = useContext(NonceContext);
  const links = [
    ["ios", ios],
    ["android", android],
  ] as const;
  const offered = links.filter((one): one is readonly ["ios" | "android", ContentLink] => one[1] !== null);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: decide }} suppressHydrationWarning />
      <section
        className="smart-banner"
        aria-label={texts.label}
        data-phones={offered.map(([phone]) => phone).join(" ")}
      >
        <IconButton icon="close" label={texts.close} onClick={close} />
        {/* The mark is drawn, and a picture of its own comes after the page's: nothing is asked for before what is seen first. */}
        {icon ? <img src={icon.src} alt="" width={36} height={36} loading="lazy" /> : <Mark />}
        <p>
          <b>{name}</b> <span className="visually-hidden">{texts.rated}</span>
          <span className="num smart-banner-rating" aria-hidden="true">
            <Icon name="star" small /> {texts.rating}
          </span>
          {text !== "" && <span className="smart-banner-text">{text}</span>}
        </p>
        {offered.map(([phone, link]) => (
          <ButtonLink key={phone} {...link} small data-phone={phone}>
            {texts.open}
          </ButtonLink>
        ))}
      </section>
    </>
  );
}
