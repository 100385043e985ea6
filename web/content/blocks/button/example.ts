export const buttonExample = {
  _uid: "button",
  component: "button",
  text: "Rahmen wählen",
  link: { fieldtype: "multilink", linktype: "url", url: "/rahmen" },
  colour: "black",
  style: "primary-ghost",
};
