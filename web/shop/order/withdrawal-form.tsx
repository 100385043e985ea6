import { type FormEvent, useState } from "react";
import type { OrderView, WithdrawRequest } from "../../../services/orders/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useMessages } from "../../words/context.tsx";

/** By which the button outside of the form sends it. */
export const withdrawalForm = "withdrawal";

interface WithdrawalFormProps {
  readonly order: OrderView;
  readonly onSend: (request: WithdrawRequest) => void;
}

type Field = keyof WithdrawRequest;

/** Who withdraws from what, and where the receipt goes; everything is filled in already. */
export function WithdrawalForm({ order, onSend }: WithdrawalFormProps) {
  const t = useMessages().order;
  const [wrong, setWrong] = useState<ReadonlySet<Field>>(new Set());
  const { firstName, lastName } = order.billingAddress ?? order.shippingAddress;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const request = {
      name: String(values.get("name")).trim(),
      email: String(values.get("email")).trim(),
      lines: values.getAll("lines").map(String),
    };
    const fields = faultsOf(request, form);
    if (fields.length === 0) return onSend(request);
    setWrong(new Set(fields));
    form.querySelector<HTMLInputElement>(`[name="${fields[0]}"]:enabled`)?.focus();
  }

  return (
    <form id={withdrawalForm} className="withdrawal" noValidate onSubmit={send}>
      <p>{t.withdrawText}</p>
      <p>
        <b>{t.number({ number: order.number })}</b>
      </p>
      <fieldset aria-describedby={wrong.has("lines") ? "withdrawal-lines" : undefined}>
        <legend className="field-label">{t.withdrawLines}</legend>
        {order.lines.map((line) => (
          <LineChoice key={line.id} line={line} order={order} />
        ))}
        {wrong.has("lines") && (
          <p className="field-error" id="withdrawal-lines" role="alert">
            {t.withdrawNoLines}
          </p>
        )}
      </fieldset>
      <TextInput
        name="name"
        label={t.withdrawName}
        defaultValue={`${firstName} ${lastName}`}
        autoComplete="name"
        required
        maxLength={200}
        error={wrong.has("name") && t.withdrawNoName}
      />
      <TextInput
        type="email"
        name="email"
        label={t.withdrawEmail}
        hint={t.withdrawEmailHint}
        defaultValue={order.email}
        autoComplete="email"
        spellCheck={false}
        required
        error={wrong.has("email") && t.withdrawNoEmail}
      />
    </form>
  );
}

/** The browser's own checks; the server reads the request (`withdrawRequest`) by a schema too heavy for this page. */
function faultsOf({ name, email, lines }: WithdrawRequest, form: HTMLFormElement): readonly Field[] {
  const field = form.elements.namedItem("email");
  const isEmail = email.includes("@") && field instanceof HTMLInputElement && field.validity.valid;
  const faults: readonly [Field, boolean][] = [
    ["name", name === ""],
    ["email", !isEmail],
    ["lines", lines.length === 0],
  ];
  return faults.flatMap(([name, is]) => (is ? [name] : []));
}

interface LineChoiceProps {
  readonly line: OrderView["lines"][number];
  readonly order: OrderView;
}

/** A line to give back, or why it cannot be. */
function LineChoice({ line: { id, title, quantity, withdrawalRight }, order }: LineChoiceProps) {
  const t = useMessages().order;
  const can = order.withdrawal?.lines.includes(id) ?? false;
  const spent = order.withdrawal?.spent.includes(id);
  const why = !withdrawalRight ? t.withdrawPersonalised : spent ? t.withdrawSpent : t.withdrawnAlready;
  return (
    <Checkbox
      name="lines"
      value={id}
      defaultChecked={can}
      disabled={!can}
      label={
        <>
          {quantity > 1 ? `${quantity} × ${title}` : title}
          {!can && <span className="withdrawal-why">{why}</span>}
        </>
      }
    />
  );
}
