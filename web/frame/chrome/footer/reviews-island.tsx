import { ReviewsBlock } from "../../reviews/reviews.tsx";

export default ReviewsBlock;
