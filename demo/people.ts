/** Who is in the demo shop; their passwords are each machine's own. */
export const customer = { email: "lena@demo.passepartout.example", firstName: "Lena", lastName: "Muster" };
export const operator = { email: "werkstatt@demo.passepartout.example", firstName: "Mira", lastName: "Werkstatt" };

/** Whether an address is one of theirs, which a real shop refuses. */
export const isDemoAddress = (email: string): boolean =>
  [customer, operator].some((one) => one.email === email.toLowerCase());
