import { addIcons } from "../icons.ts";
import { toolIcons } from "./tools.ts";

addIcons(toolIcons);
