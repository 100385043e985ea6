import { html, raw } from "hono/html";
import { formatMoney } from "../../../core/money.ts";
import { pageTitle } from "../../../core/page-title.ts";
import { testOutcomes } from "../contract.ts";
import type { TestPayment } from "./books.ts";
import { pageTexts } from "./page-texts.ts";

/**
 * The payment page as HTML, with everything in it.
 *
 * @param stylesheet the shop's tokens and fonts (CSS of our own), so that the page has the shop's look
 */
export function paymentPage(payment: TestPayment, stylesheet: string) {
  const texts = pageTexts(payment.locale);
  const body =
    payment.state === "open"
      ? choices(texts)
      : decided(payment.state === "expired" ? texts.closed : texts.decided, texts.back, payment.returnUrl);
  return html`<!doctype html>
<html lang="${payment.locale}" data-channel="poster">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${pageTitle(texts.title)}</title>
<style>${raw(stylesheet)}${raw(css)}</style>
</head>
<body>
<header><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M2 2h28v28H2zM10 9h12v11H10z" stroke-width="2.2"/><path d="m2 2 8 7M30 2l-8 7M2 30l8-10M30 30l-8-10" stroke-width="1.4"/></svg>Passepartout</header>
<main>
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
<dl><dt>${payment.description}<small>${texts.toPay}</small></dt><dd>${formatMoney(payment, payment.locale)}</dd></dl>
${body}
</main>
</body>
</html>`;
}

const choices = (texts: ReturnType<typeof pageTexts>) => html`
<form method="post">
<h2>${texts.choose}</h2>
${testOutcomes.map(
  (outcome) => html`
<button name="outcome" value="${outcome}"><b>${texts.outcomes[outcome].name}</b><small>${texts.outcomes[outcome].hint}</small></button>`,
)}
</form>`;

const decided = (text: string, back: string, returnUrl: string) => html`
<p>${text}</p>
<p><a href="${returnUrl}">${back}</a></p>`;

/** Falls back to the poster channel's colours when no tokens are given. */
const css = `
*{box-sizing:border-box;margin:0}
body{background:var(--paper,#FAF8F4);color:var(--ink,#1B1A18);font:400 1.0625rem/1.55 var(--f-ui,"Instrument Sans",Arial,sans-serif)}
header{display:flex;gap:.625rem;align-items:center;font-weight:600;padding:1.5rem clamp(1.25rem,4vw,2.5rem);border-bottom:1px solid var(--hairline,#DCD6CA)}
header svg{width:1.5rem;fill:none;stroke:currentColor}
main{max-width:36rem;margin:0 auto;padding:clamp(2.5rem,8vh,5rem) clamp(1.25rem,4vw,2.5rem)}
h1{font:640 clamp(2.125rem,1.5rem + 2.6vw,3.25rem)/1.05 var(--f-head,"Bricolage Grotesque",Arial,sans-serif);letter-spacing:-.03em}
.lead{margin:.75rem 0 2rem;color:var(--ink-2,#56524B)}
dl{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;padding:1.25rem 0;border-block:1px solid var(--hairline,#DCD6CA)}
dd{margin:0;font:640 1.75rem/1 var(--f-head,"Bricolage Grotesque",Arial,sans-serif);font-variant-numeric:tabular-nums}
small{display:block;font-size:.875rem;color:var(--ink-2,#56524B);font-weight:400}
h2{font-size:1rem;font-weight:600;margin:2rem 0 .75rem}
button{display:block;width:100%;min-height:44px;text-align:left;font:inherit;color:inherit;background:var(--sheet,#fff);border:1px solid var(--control,#857F74);padding:.875rem 1.125rem;cursor:pointer}
button+button{margin-top:-1px}
button:first-of-type{border-radius:4px 4px 0 0}button:last-of-type{border-radius:0 0 4px 4px}
button b{font-weight:600}
button:hover{background:var(--accent-wash,#E8EBFA);border-color:var(--accent,#1F3FD6);position:relative}
:focus-visible{outline:3px solid var(--focus,#1F3FD6);outline-offset:2px;position:relative}
a{color:var(--accent,#1F3FD6)}
`;
