import { html } from "hono/html";
import type { Channel } from "../../core/channel.ts";
import { labelled } from "../../core/label-text.ts";
import type { Locale } from "../../core/locale.ts";

/** Content of a mail before HTML and plain text, so that both agree. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly lead: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly itemsTitle: string;
  readonly items: readonly MailItem[];
  readonly sums: readonly MailSum[];
  /** Titled paragraphs after the sums; line breaks inside a paragraph are kept. */
  readonly sections: readonly MailSection[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export interface MailItem {
  readonly title: string;
  readonly details: readonly string[];
  readonly amount: string;
}

export interface MailSum {
  readonly label: string;
  readonly amount: string;
  readonly strong?: boolean;
}

export interface MailSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** For readers without HTML. */
export function toText(content: MailContent, locale: Locale): string {
  const named = (label: string, value: string) => labelled(label, value, locale);
  const items = content.items.flatMap(({ title, details, amount }) => [
    named(title, amount),
    ...details.map((detail) => `  ${detail}`),
  ]);
  const parts = [
    content.heading,
    ...content.lead,
    named(content.link.label, content.link.url),
    [content.itemsTitle, ...items].join("\n"),
    content.sums.map(({ label, amount }) => named(label, amount)).join("\n"),
    ...content.sections.map(({ title, paragraphs }) => [title, ...paragraphs].join("\n")),
    content.links.map(({ label, url }) => named(label, url)).join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The channel's tokens (`ui/styles/tokens.css`), as mail readers need them: written out. */
interface Look {
  readonly ground: string;
  readonly ink: string;
  readonly quiet: string;
  readonly hairline: string;
  readonly accent: string;
  readonly heading: string;
  readonly head: string;
  readonly name: string;
}

const looks: Readonly<Record<Channel, Look>> = {
  poster: {
    ground: "#FAF8F4",
    ink: "#1B1A18",
    quiet: "#56524B",
    hairline: "#DCD6CA",
    accent: "#1F3FD6",
    heading: "letter-spacing:-0.02em",
    head: "/mail/header-poster.png",
    name: "Passepartout",
  },
  card: {
    ground: "#FBF6EE",
    ink: "#2A2320",
    quiet: "#5C514A",
    hairline: "#E4D8C8",
    accent: "#A8442A",
    heading: "font-family:Newsreader,Georgia,serif;font-weight:400;letter-spacing:-0.02em",
    head: "/mail/header-card.png",
    name: "Passepartout Cards",
  },
};

/**
 * The sender as mail readers show it: the card channel under its own name, any other under the configured one.
 *
 * @param configured `Passepartout <shop@example.com>`, or an address alone
 */
export const senderOf = (configured: string, channel: Channel | undefined): string =>
  channel === "card" ? `${looks.card.name} <${/<([^<>]+)>\s*$/.exec(configured)?.[1] ?? configured}>` : configured;

const font = "font-family:'Instrument Sans',Helvetica,Arial,sans-serif";

/**
 * Mail readers support little CSS: tables and inline styles. The head is the only picture, from the shop and equal for
 * all readers, with an alternative text. Every value is escaped.
 */
export function toHtml(content: MailContent, locale: Locale, channel: Channel = "poster") {
  const look = looks[channel];
  const ink = `color:${look.ink}`;
  return html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${content.subject}</title></head>
<body style="margin:0;background:${look.ground};${ink};${font};font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;text-align:left"><tr><td>
<p style="margin:0 0 24px"><a href="${new URL("/", content.link.url)}" style="${ink};text-decoration:none"><img src="${new URL(look.head, content.link.url)}" width="600" height="96" alt="${look.name}" style="display:block;width:100%;max-width:600px;height:auto;border:0;font-weight:600;font-size:20px"></a></p>
<h1 style="margin:0 0 16px;font-size:30px;line-height:1.15;${look.heading}">${content.heading}</h1>
${content.lead.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}
<p style="margin:24px 0 32px"><a href="${content.link.url}" style="display:inline-block;background:${look.accent};color:#FFFFFF;padding:12px 20px;border-radius:4px;text-decoration:none;font-weight:600">${content.link.label}</a></p>
${content.items.length > 0 ? itemsTable(content, look) : ""}
${content.sections.map(sectionBlock)}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${look.hairline};font-size:14px">${content.links.map(
    ({ label, url }) => html`<a href="${url}" style="color:${look.accent};margin-right:16px">${label}</a> `,
  )}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

const itemsTable = ({ itemsTitle, items, sums }: MailContent, look: Look) => html`
<h2 style="margin:0 0 12px;font-size:18px">${itemsTitle}</h2>
<table width="100%" cellspacing="0" cellpadding="0">
${items.map((item) => itemRow(item, look))}
${sums.map((sum) => sumRow(sum, look))}
</table>`;

const itemRow = ({ title, details, amount }: MailItem, { hairline, quiet }: Look) => html`
<tr><td style="padding:12px 16px 12px 0;border-top:1px solid ${hairline};vertical-align:top"><b>${title}</b>${details.map(
  (detail) => html`<br><span style="font-size:14px;color:${quiet}">${detail}</span>`,
)}</td><td style="padding:12px 0;border-top:1px solid ${hairline};vertical-align:top;text-align:right;white-space:nowrap">${amount}</td></tr>`;

const sumRow = ({ label, amount, strong = false }: MailContent["sums"][number], { ink, quiet }: Look) => {
  const style = strong ? `font-weight:600;font-size:20px;border-top:1px solid ${ink}` : `color:${quiet}`;
  return html`
<tr><td style="padding:8px 16px 8px 0;${style}">${label}</td><td style="padding:8px 0;text-align:right;white-space:nowrap;${style}">${amount}</td></tr>`;
};

const sectionBlock = ({ title, paragraphs }: MailSection) => html`
<h2 style="margin:32px 0 8px;font-size:18px">${title}</h2>
${paragraphs.map((text) => html`<p style="margin:0 0 8px;font-size:14px;white-space:pre-line">${text}</p>`)}`;
