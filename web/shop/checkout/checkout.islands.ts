export { Checkout } from "./checkout.tsx";
