/** An example query for every price path; the API description contains their responses. */
export const exampleQuestions: Readonly<Record<string, string>> = {
  "/price-api/prices/article": "materialType=leinwand&formatType=600x400",
  "/price-api/prices/formats": "photobookPrinting=digitalfotobuch&cover=hard",
  "/price-api/prices/format-group": "materialType=leinwand&ratio=3:2",
  "/price-api/prices/format-group-prices-images": "materialType=leinwand",
  "/price-api/frame": "materialType=poster&formatType=600x400",
  "/price-api/photo-options-groups": "materialType=leinwand",
  "/price-api/accessory": "sku=envelope-plain-navy-162x114&quantity=50",
  "/accessory": "sku=ribbon-satin-sage&quantity=50",
  "/price-api/photoboxes": "",
  "/web-api/calculator/reference": "calendarType=wandkalender",
  "/web-api/sku/container": "skus[]=leinwand-600x400&skus[]=calendar%3FcalendarType%3Dwandkalender",
  "/web-api/aspect-ratio": "formatType=600x400",
  "/web-api/shop-frontends-initial-data": "",
  "/web-api/calendar-price": "calendarType=wandkalender&formatType=a4-quer&amount=3",
  "/web-api/photobook-price": "printing=digitalfotobuch&cover=hard&format=200x200&pageCount=30",
  "/web-api/photobox-data": "",
  "/web-api/card-price": "card=a6-quer-folded&quantity=50",
  "/web-api/card-accessories": "card=a6-quer-folded",
  "/web-api/card-accessory-price": "card=a6-quer-folded&accessory[envelope-plain-navy-162x114]=50",
  "/web-api/product-selection-photo-frame/price-article": "materialType=leinwand&formatType=600x400",
  "/web-api/product-selection-photo-frame/prices-formats": "materialType=leinwand",
  "/web-api/product-selection-photo-frame/prices-format-group": "materialType=leinwand&ratio=3:2",
  "/web-api/product-selection-photo-frame/prices-from": "",
  "/web-api/product-selection-photo-frame/format-limits": "materialType=leinwand",
  "/web-api/product-selection-photo-frame/data": "",
  "/web-api/variants-for-frame-types": "frameTypes[]=holzrahmen",
};

/** The one question that is posted. */
export const exampleOrder = {
  path: "/web-api/card-accessory-order",
  query: "card=a6-quer-folded",
  body: { accessories: [{ sku: "envelope-plain-navy-162x114", quantity: 50 }] },
};

export const addressOf = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** Cuts lists to two, records to twelve members: enough to show a response's form. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 12)
      .map(([key, one]) => [key, shortened(one)]),
  );
}
