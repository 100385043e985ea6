export { GiftForm } from "./gift-form.tsx";
