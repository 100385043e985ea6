import { expect, test } from "vitest";
import { askedPerson, readContactForm } from "./read-form.ts";

function formOf(values: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const whole = { name: " Lena ", email: "lena@example.com", orderNumber: "", person: "", message: "Hallo", website: "" };

test("a whole form is a message without faults", () => {
  expect(readContactForm(formOf(whole), "id")).toEqual({ message: { ...whole, id: "id", name: "Lena" }, faults: {} });
});

test("what is missing is said by field; a mail address needs an end of two characters", () => {
  const { faults } = readContactForm(formOf({ ...whole, name: "  ", email: "lena@example.c", message: "" }), "id");
  expect(faults).toEqual({ name: "missing", email: "email", message: "missing" });
});

test("a message to somebody whom the address names and the form does not list says so; whoever was chosen goes before her", () => {
  expect(readContactForm(formOf(whole), "id", "gudrun").message.person).toBe("gudrun");
  expect(readContactForm(formOf({ ...whole, person: "print" }), "id", "gudrun").message.person).toBe("print");
  expect(["?person=gudrun", "?person=%00", "?person=Gudrun%20B.", "?a=1"].map(askedPerson)).toEqual([
    "gudrun",
    "",
    "",
    "",
  ]);
});
