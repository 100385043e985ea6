const de = {
  sample: "Muster",
  samplePictures: "Mit „Muster“ gekennzeichnete Bilder sind in unserem Studio entstanden.",
};
export type CustomerPictureWords = typeof de;

const en: CustomerPictureWords = {
  sample: "Sample",
  samplePictures: "Pictures marked as sample were made in our studio.",
};

const es: CustomerPictureWords = {
  sample: "Ejemplo",
  samplePictures: "Las fotos marcadas como «Ejemplo» se han hecho en nuestro estudio.",
};

const fr: CustomerPictureWords = {
  sample: "Exemple",
  samplePictures: "Les images marquées « Exemple » ont été réalisées dans notre studio.",
};

const it: CustomerPictureWords = {
  sample: "Esempio",
  samplePictures: "Le immagini contrassegnate con «Esempio» sono nate nel nostro studio.",
};

const nl: CustomerPictureWords = {
  sample: "Voorbeeld",
  samplePictures: "Beelden met ‘Voorbeeld’ zijn in onze studio gemaakt.",
};

export const customerPictureWords = { de, en, es, fr, it, nl };
