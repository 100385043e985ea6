export const feedExample = { _uid: "feed", component: "feed", headline: "Beliebte Karten", kind: "card", amount: "12" };
