/** Addresses of the office's pages. */
export const officePages = {
  orders: "/office",
  order: (id: string) => `/office/orders/${id}`,
  jobs: "/office/jobs",
  mails: "/office/mails",
  blocks: "/office/blocks",
  vouchers: "/office/vouchers",
  newsletter: "/office/newsletter",
  mail: (id: string) => `/office/mails/${id}`,
  catalogue: "/office/prices",
  subject: (key: string) => `/office/prices/${key}`,
  content: "/office/content",
  contentAssets: "/office/content/assets",
  contentAsset: (id: string) => `/office/content/assets/${id}`,
  contentTransfer: "/office/content/transfer",
  contentPage: (id: string) => `/office/content/pages/${id}`,
  contentEditor: (id: string) => `/office/content/pages/${id}/edit`,
} as const;
