export const voucherExample = {
  _uid: "voucher",
  component: "voucher",
  headline: "Schenke ein Bild, das noch keiner kennt",
  text: "Der Gutschein kommt per E-Mail, an dem Tag, den du wählst.",
};
