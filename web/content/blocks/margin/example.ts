export const marginExample = { _uid: "margin", component: "margin", size: "large" };
