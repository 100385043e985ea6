import { ActionBar } from "./action-bar.tsx";

export default ActionBar;
