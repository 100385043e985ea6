import "./gift-picture.css";
import { mark } from "../../../ui/mark.ts";

/** A gift voucher in a list: its card with the amount, for the eye; the words beside it say the same. */
export function GiftPicture({ amount }: { readonly amount: string | null }) {
  return (
    <span className="gift-picture">
      <svg viewBox="0 0 120 80" aria-hidden="true">
        <rect className="gift-picture-card" width="120" height="80" rx="2" />
        <g transform="translate(8 7) scale(0.35)">
          <path className="gift-picture-mark" strokeWidth="2.2" d={mark.edges} />
          <path className="gift-picture-mark" strokeWidth="1.4" d={mark.mitres} />
        </g>
        <rect className="gift-picture-mat" x="8" y="24" width="104" height="48" />
        {amount !== null && (
          <text className="gift-picture-amount num" x="60" y="50">
            {amount}
          </text>
        )}
      </svg>
    </span>
  );
}
