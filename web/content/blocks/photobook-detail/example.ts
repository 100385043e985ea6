export const photobookDetailExample = {
  _uid: "photobook-detail",
  component: "photobook-detail",
  headline: "Liegt flach, von der ersten Seite an",
  text: "Ein Panorama geht ohne Falz über die Mitte.",
  printing: "echtfotobuch",
  picture: {
    fieldtype: "asset",
    filename: "/pictures/book-open.webp",
    alt: "Aufgeschlagenes Fotobuch",
    meta_data: { width: 1440, height: 1080, widths: "480 960", formats: "avif webp" },
  },
};
