export { Heart, WayToWishes, WishesNotice } from "./wishes.tsx";
