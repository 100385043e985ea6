import { type FormEvent, useEffect, useRef, useState } from "react";
import { shopPath } from "../../../core/shop-path.ts";
import { type CartChange, cartPaths } from "../../../services/carts/contract.ts";
import { browserApi } from "../../browser/browser-api.ts";
import { trackNewLine } from "../../frame/tracking/track-line.ts";
import { useShop } from "../../frame/use-shop.ts";
import { canDeliver, firstChoice, type GiftChoice, type GiftOffer, lineOf, worthOf } from "./gift-choice.ts";

type Typed = Pick<GiftChoice, "recipient" | "sender" | "message" | "deliverOn">;

/** What is chosen and typed for a gift voucher, and its way into the basket. */
export function useGiftForm(offer: GiftOffer) {
  const shop = useShop();
  const form = useRef<HTMLFormElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState(() => firstChoice(offer));
  const [wrong, setWrong] = useState<"own" | "deliverOn" | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(false);
  // What was typed while the page was still loading stays, and nothing is sent before: the browser would put it into
  // the address.
  useEffect(() => {
    if (form.current) {
      const typed = typedIn(form.current);
      setChoice((before) => ({ ...before, ...typed }));
    }
    setReady(true);
  }, []);
  const change = (changes: Partial<GiftChoice>) => {
    setChoice((before) => ({ ...before, ...changes }));
    setWrong(null);
    setFailed(false);
  };
  const typed = (name: "own" | keyof Typed) => ({
    name,
    value: choice[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const amount = worthOf(choice, offer);
    if (amount === null) {
      setWrong("own");
      own.current?.focus();
      return;
    }
    if (!canDeliver(choice, offer)) {
      setWrong("deliverOn");
      day.current?.focus();
      return;
    }
    setBusy(true);
    const added = await browserApi().post<CartChange>(cartPaths.lines, { body: lineOf(choice, amount, offer) });
    if (added.ok) {
      trackNewLine(added.value);
      return location.assign(shopPath(shop, "/cart"));
    }
    setBusy(false);
    setFailed(true);
  }

  return { form, own, day, choice, wrong, busy, failed, ready, change, typed, add };
}

/** The fields of the form as they stand on the page. */
function typedIn(form: HTMLFormElement): Typed {
  const typed = new FormData(form);
  const text = (name: keyof Typed) => String(typed.get(name) ?? "");
  return {
    recipient: text("recipient"),
    sender: text("sender"),
    message: text("message"),
    deliverOn: text("deliverOn"),
  };
}
