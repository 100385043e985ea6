export { Cart } from "./cart.tsx";
