export { WishList } from "./wish-list.tsx";
