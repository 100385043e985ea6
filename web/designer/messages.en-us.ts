import { en } from "./messages.en.ts";

/** Where words differ from Great Britain's. */
export const enUS: typeof en = {
  ...en,
  photo: { ...en.photo, keys: en.photo.keys.replace("millimetre", "millimeter") },
  price: { ...en.price, including: "incl. tax", addToBasket: "Add to cart", updateLine: "Change in the cart" },
  basket: {
    ...en.basket,
    title: "Add to cart",
    adding: "Putting it into the cart",
    full: "Your cart is full.",
  },
  quality: { ...en.quality, distance: "Sharp from seven feet" },
  wall: { ...en.wall, wallColour: "Wall color" },
};
