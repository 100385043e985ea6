export { ProductPage, ProductPromise } from "./product-page.tsx";
