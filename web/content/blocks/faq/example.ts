const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

export const faqExample = {
  _uid: "faq",
  component: "faq",
  headline: "Häufige Fragen",
  items: [
    {
      _uid: "faq-1",
      component: "question",
      question: "Welche Dateien nehmt ihr?",
      answer: { type: "doc", content: [paragraph("JPEG, PNG, WebP, TIFF und HEIC.")] },
    },
    {
      _uid: "faq-2",
      component: "question",
      question: "Sind meine Fotos sicher?",
      answer: { type: "doc", content: [paragraph("Ja."), paragraph("Sie liegen bei uns.")] },
    },
  ],
};
