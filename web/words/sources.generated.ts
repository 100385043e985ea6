/** Written by scripts/generate-words.ts from the folders beside it; do not edit. */
import accessories_de from "./accessories/de.json" with { type: "json" };
import accessories_en from "./accessories/en.json" with { type: "json" };
import accessories_es from "./accessories/es.json" with { type: "json" };
import accessories_fr from "./accessories/fr.json" with { type: "json" };
import accessories_it from "./accessories/it.json" with { type: "json" };
import accessories_nl from "./accessories/nl.json" with { type: "json" };
import accessories_enUS from "./accessories/en-US.json" with { type: "json" };
import account_de from "./account/de.json" with { type: "json" };
import account_en from "./account/en.json" with { type: "json" };
import account_es from "./account/es.json" with { type: "json" };
import account_fr from "./account/fr.json" with { type: "json" };
import account_it from "./account/it.json" with { type: "json" };
import account_nl from "./account/nl.json" with { type: "json" };
import account_enUS from "./account/en-US.json" with { type: "json" };
import cart_de from "./cart/de.json" with { type: "json" };
import cart_en from "./cart/en.json" with { type: "json" };
import cart_es from "./cart/es.json" with { type: "json" };
import cart_fr from "./cart/fr.json" with { type: "json" };
import cart_it from "./cart/it.json" with { type: "json" };
import cart_nl from "./cart/nl.json" with { type: "json" };
import cart_enUS from "./cart/en-US.json" with { type: "json" };
import checkout_de from "./checkout/de.json" with { type: "json" };
import checkout_en from "./checkout/en.json" with { type: "json" };
import checkout_es from "./checkout/es.json" with { type: "json" };
import checkout_fr from "./checkout/fr.json" with { type: "json" };
import checkout_it from "./checkout/it.json" with { type: "json" };
import checkout_nl from "./checkout/nl.json" with { type: "json" };
import checkout_enUS from "./checkout/en-US.json" with { type: "json" };
import chrome_de from "./chrome/de.json" with { type: "json" };
import chrome_en from "./chrome/en.json" with { type: "json" };
import chrome_es from "./chrome/es.json" with { type: "json" };
import chrome_fr from "./chrome/fr.json" with { type: "json" };
import chrome_it from "./chrome/it.json" with { type: "json" };
import chrome_nl from "./chrome/nl.json" with { type: "json" };
import chrome_enUS from "./chrome/en-US.json" with { type: "json" };
import content_de from "./content/de.json" with { type: "json" };
import content_en from "./content/en.json" with { type: "json" };
import content_es from "./content/es.json" with { type: "json" };
import content_fr from "./content/fr.json" with { type: "json" };
import content_it from "./content/it.json" with { type: "json" };
import content_nl from "./content/nl.json" with { type: "json" };
import delivery_de from "./delivery/de.json" with { type: "json" };
import delivery_en from "./delivery/en.json" with { type: "json" };
import delivery_es from "./delivery/es.json" with { type: "json" };
import delivery_fr from "./delivery/fr.json" with { type: "json" };
import delivery_it from "./delivery/it.json" with { type: "json" };
import delivery_nl from "./delivery/nl.json" with { type: "json" };
import delivery_enUS from "./delivery/en-US.json" with { type: "json" };
import designer_de from "./designer/de.json" with { type: "json" };
import designer_en from "./designer/en.json" with { type: "json" };
import designer_es from "./designer/es.json" with { type: "json" };
import designer_fr from "./designer/fr.json" with { type: "json" };
import designer_it from "./designer/it.json" with { type: "json" };
import designer_nl from "./designer/nl.json" with { type: "json" };
import designer_enUS from "./designer/en-US.json" with { type: "json" };
import layouts_de from "./experiments/layouts/de.json" with { type: "json" };
import layouts_en from "./experiments/layouts/en.json" with { type: "json" };
import layouts_es from "./experiments/layouts/es.json" with { type: "json" };
import layouts_fr from "./experiments/layouts/fr.json" with { type: "json" };
import layouts_it from "./experiments/layouts/it.json" with { type: "json" };
import layouts_nl from "./experiments/layouts/nl.json" with { type: "json" };
import layouts_enUS from "./experiments/layouts/en-US.json" with { type: "json" };
import legal_de from "./legal/de.json" with { type: "json" };
import legal_en from "./legal/en.json" with { type: "json" };
import legal_es from "./legal/es.json" with { type: "json" };
import legal_fr from "./legal/fr.json" with { type: "json" };
import legal_it from "./legal/it.json" with { type: "json" };
import legal_nl from "./legal/nl.json" with { type: "json" };
import legal_enUS from "./legal/en-US.json" with { type: "json" };
import offline_de from "./offline/de.json" with { type: "json" };
import offline_en from "./offline/en.json" with { type: "json" };
import offline_es from "./offline/es.json" with { type: "json" };
import offline_fr from "./offline/fr.json" with { type: "json" };
import offline_it from "./offline/it.json" with { type: "json" };
import offline_nl from "./offline/nl.json" with { type: "json" };
import order_de from "./order/de.json" with { type: "json" };
import order_en from "./order/en.json" with { type: "json" };
import order_es from "./order/es.json" with { type: "json" };
import order_fr from "./order/fr.json" with { type: "json" };
import order_it from "./order/it.json" with { type: "json" };
import order_nl from "./order/nl.json" with { type: "json" };
import order_enUS from "./order/en-US.json" with { type: "json" };
import product_de from "./product/de.json" with { type: "json" };
import product_en from "./product/en.json" with { type: "json" };
import product_es from "./product/es.json" with { type: "json" };
import product_fr from "./product/fr.json" with { type: "json" };
import product_it from "./product/it.json" with { type: "json" };
import product_nl from "./product/nl.json" with { type: "json" };
import product_enUS from "./product/en-US.json" with { type: "json" };
import products_de from "./products/de.json" with { type: "json" };
import products_en from "./products/en.json" with { type: "json" };
import products_es from "./products/es.json" with { type: "json" };
import products_fr from "./products/fr.json" with { type: "json" };
import products_it from "./products/it.json" with { type: "json" };
import products_nl from "./products/nl.json" with { type: "json" };
import sharedDesign_de from "./shared-design/de.json" with { type: "json" };
import sharedDesign_en from "./shared-design/en.json" with { type: "json" };
import sharedDesign_es from "./shared-design/es.json" with { type: "json" };
import sharedDesign_fr from "./shared-design/fr.json" with { type: "json" };
import sharedDesign_it from "./shared-design/it.json" with { type: "json" };
import sharedDesign_nl from "./shared-design/nl.json" with { type: "json" };
import themes_de from "./themes/de.json" with { type: "json" };
import themes_en from "./themes/en.json" with { type: "json" };
import themes_es from "./themes/es.json" with { type: "json" };
import themes_fr from "./themes/fr.json" with { type: "json" };
import themes_it from "./themes/it.json" with { type: "json" };
import themes_nl from "./themes/nl.json" with { type: "json" };
import themes_enUS from "./themes/en-US.json" with { type: "json" };
import vouchers_de from "./vouchers/de.json" with { type: "json" };
import vouchers_en from "./vouchers/en.json" with { type: "json" };
import vouchers_es from "./vouchers/es.json" with { type: "json" };
import vouchers_fr from "./vouchers/fr.json" with { type: "json" };
import vouchers_it from "./vouchers/it.json" with { type: "json" };
import vouchers_nl from "./vouchers/nl.json" with { type: "json" };
import vouchers_enUS from "./vouchers/en-US.json" with { type: "json" };

export const sources = {
  accessories: {
    de: accessories_de,
    en: accessories_en,
    es: accessories_es,
    fr: accessories_fr,
    it: accessories_it,
    nl: accessories_nl,
    "en-US": accessories_enUS,
  },
  account: {
    de: account_de,
    en: account_en,
    es: account_es,
    fr: account_fr,
    it: account_it,
    nl: account_nl,
    "en-US": account_enUS,
  },
  cart: {
    de: cart_de,
    en: cart_en,
    es: cart_es,
    fr: cart_fr,
    it: cart_it,
    nl: cart_nl,
    "en-US": cart_enUS,
  },
  checkout: {
    de: checkout_de,
    en: checkout_en,
    es: checkout_es,
    fr: checkout_fr,
    it: checkout_it,
    nl: checkout_nl,
    "en-US": checkout_enUS,
  },
  chrome: {
    de: chrome_de,
    en: chrome_en,
    es: chrome_es,
    fr: chrome_fr,
    it: chrome_it,
    nl: chrome_nl,
    "en-US": chrome_enUS,
  },
  content: {
    de: content_de,
    en: content_en,
    es: content_es,
    fr: content_fr,
    it: content_it,
    nl: content_nl,
  },
  delivery: {
    de: delivery_de,
    en: delivery_en,
    es: delivery_es,
    fr: delivery_fr,
    it: delivery_it,
    nl: delivery_nl,
    "en-US": delivery_enUS,
  },
  designer: {
    de: designer_de,
    en: designer_en,
    es: designer_es,
    fr: designer_fr,
    it: designer_it,
    nl: designer_nl,
    "en-US": designer_enUS,
  },
  layouts: {
    de: layouts_de,
    en: layouts_en,
    es: layouts_es,
    fr: layouts_fr,
    it: layouts_it,
    nl: layouts_nl,
    "en-US": layouts_enUS,
  },
  legal: {
    de: legal_de,
    en: legal_en,
    es: legal_es,
    fr: legal_fr,
    it: legal_it,
    nl: legal_nl,
    "en-US": legal_enUS,
  },
  offline: {
    de: offline_de,
    en: offline_en,
    es: offline_es,
    fr: offline_fr,
    it: offline_it,
    nl: offline_nl,
  },
  order: {
    de: order_de,
    en: order_en,
    es: order_es,
    fr: order_fr,
    it: order_it,
    nl: order_nl,
    "en-US": order_enUS,
  },
  product: {
    de: product_de,
    en: product_en,
    es: product_es,
    fr: product_fr,
    it: product_it,
    nl: product_nl,
    "en-US": product_enUS,
  },
  products: {
    de: products_de,
    en: products_en,
    es: products_es,
    fr: products_fr,
    it: products_it,
    nl: products_nl,
  },
  sharedDesign: {
    de: sharedDesign_de,
    en: sharedDesign_en,
    es: sharedDesign_es,
    fr: sharedDesign_fr,
    it: sharedDesign_it,
    nl: sharedDesign_nl,
  },
  themes: {
    de: themes_de,
    en: themes_en,
    es: themes_es,
    fr: themes_fr,
    it: themes_it,
    nl: themes_nl,
    "en-US": themes_enUS,
  },
  vouchers: {
    de: vouchers_de,
    en: vouchers_en,
    es: vouchers_es,
    fr: vouchers_fr,
    it: vouchers_it,
    nl: vouchers_nl,
    "en-US": vouchers_enUS,
  },
};
