export const calendarExample = {
  _uid: "calendar",
  component: "calendar",
  headline: "Wandkalender",
  text: "Zwölf Monate, ein Blatt für jeden.",
  calendarType: "wandkalender",
  amount: "4",
};
