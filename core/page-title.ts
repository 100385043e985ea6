/** What tabs, history and search engines read of a page: `Warenkorb | Passepartout`, in every language alike. */
export const pageTitle = (title: string): string => `${title} | Passepartout`;
