/** Title for tabs, history and search engines: `Warenkorb | Passepartout`, in all languages. */
export const pageTitle = (title: string): string => `${title} | Passepartout`;
