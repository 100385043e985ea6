import { SubTeasersBlock } from "../sub-teasers/sub-teasers.tsx";
import type { Related } from "./schema.ts";

/** Drawn as ways that an editor wrote. */
export const RelatedBlock = ({ block }: { readonly block: Related }) => <SubTeasersBlock block={block} />;
