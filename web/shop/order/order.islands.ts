export { Order } from "./order.tsx";
