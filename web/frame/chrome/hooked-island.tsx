import { HookedLink } from "./hooked-link.tsx";

export default HookedLink;
