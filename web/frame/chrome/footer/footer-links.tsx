import { Icon } from "../../../../ui/icon.tsx";
import { EditedLink as HookedLink } from "../edited-link.tsx";
import type { FooterLink } from "./footer-content.ts";

export const FooterLinks = ({ links }: { readonly links: readonly FooterLink[] }) => (
  <ul>
    {links.map((link) => (
      <li key={`${link.href} ${link.text} ${link.picture?.src}`}>
        <Item link={link} />
      </li>
    ))}
  </ul>
);

function Item({ link }: { readonly link: FooterLink }) {
  const { href, rel, target, title, locale, current } = link;
  if (href === undefined) {
    return (
      <span className="footer-said" title={title}>
        <Said link={link} />
      </span>
    );
  }
  return (
    <HookedLink
      href={href}
      rel={rel}
      target={target}
      title={title}
      {...(locale && { lang: locale, hrefLang: locale })}
      aria-current={current ? (locale ? "true" : "page") : undefined}
    >
      <Said link={link} />
      {target === "_blank" && <Icon name="external-link" small />}
    </HookedLink>
  );
}

/** Beside words a picture is silent: they say what it shows. */
function Said({ link: { text, picture, instead } }: { readonly link: FooterLink }) {
  if (!picture) return text;
  const { src, alt, width, height } = picture;
  const alone = instead || text === "";
  return (
    <>
      <img src={src} alt={alone ? alt || text : ""} width={width} height={height} loading="lazy" decoding="async" />
      {!alone && text}
    </>
  );
}
