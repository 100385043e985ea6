import { NewsletterBlock } from "../../content/blocks/newsletter/newsletter.tsx";

export default NewsletterBlock;
