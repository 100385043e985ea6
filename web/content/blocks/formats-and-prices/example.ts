export const formatsAndPricesExample = {
  _uid: "formats-and-prices",
  component: "formats-and-prices",
  headline: "Leinwand in 3:2",
  materialType: "leinwand",
  ratio: "3:2",
  link: { fieldtype: "multilink", linktype: "url", url: "/leinwanddruck" },
  note: "Preise mit Mehrwertsteuer, ohne Versand.",
};
