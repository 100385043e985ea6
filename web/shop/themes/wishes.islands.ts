export { Heart, WayToWishes, WishesNotice, WishList } from "./wishes.tsx";
