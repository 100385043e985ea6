import { ReviewsBlock } from "../../content/blocks/reviews/reviews.tsx";

export default ReviewsBlock;
