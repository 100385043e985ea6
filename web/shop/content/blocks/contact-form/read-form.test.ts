import { expect, test } from "vitest";
import { readContactForm } from "./read-form.ts";

function formOf(values: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const whole = { name: " Lena ", email: "lena@example.com", orderNumber: "", message: "Hallo", website: "" };

test("a whole form is a message without faults", () => {
  expect(readContactForm(formOf(whole), "id")).toEqual({ message: { ...whole, id: "id", name: "Lena" }, faults: {} });
});

test("what is missing is said by field; a mail address needs an end of two characters", () => {
  const { faults } = readContactForm(formOf({ ...whole, name: "  ", email: "lena@example.c", message: "" }), "id");
  expect(faults).toEqual({ name: "missing", email: "email", message: "missing" });
});
