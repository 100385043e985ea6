export const de = {
  home: { title: "Passepartout: Bilder von dir, gedruckt wie gesehen" },
};
