import { NewsletterBlock } from "../../newsletter/newsletter.tsx";

export default NewsletterBlock;
