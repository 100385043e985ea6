/** Whose designs are sold as goods of their own: the themes of `services/themes`. */
export const themedKind = "card";
