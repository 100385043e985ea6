export { GoodsView as View } from "../../goods-view.tsx";
