const picture = (name: string, alt: string) => ({
  fieldtype: "asset",
  filename: `/pictures/${name}.webp`,
  alt,
  meta_data: { width: 1600, height: 1067, widths: "480 960", formats: "avif webp" },
});

export const customerPictureExample = {
  _uid: "customer-picture",
  component: "customer-picture",
  headline: "So hängt es",
  text: "",
  items: [
    {
      _uid: "1",
      component: "customer-photo",
      product: "Leinwand, dreimal",
      picture: picture("canvas-trio", "Drei Leinwände über einer Kommode"),
      link: { fieldtype: "multilink", linktype: "url", url: "/leinwanddruck" },
    },
    {
      _uid: "2",
      component: "customer-photo",
      product: "Gerahmte Poster",
      picture: picture("frames-ledge", "Vier Rahmen auf einer Bilderleiste"),
    },
    {
      _uid: "3",
      component: "customer-photo",
      product: "Acrylglas",
      picture: picture("sofa-acrylic", "Bild hinter Acrylglas über einem Sofa"),
    },
  ],
};
