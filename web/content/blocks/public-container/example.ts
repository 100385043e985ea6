import { headlineExample } from "../headline/example.ts";

export const publicContainerExample = { _uid: "public", component: "PublicGuide", body: [headlineExample] };
