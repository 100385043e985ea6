/** The preview that is turned and folded. */
export const de = {
  label: "Zum Blättern",
  next: "Vor",
  previous: "Zurück",
  blank: "Unbedruckt",
  stop: (name: string, at: number, of: number) => `${name}, Ansicht ${at} von ${of}`,
  keys: "Ziehen, wischen, klicken oder Pfeiltasten drücken.",
};
