import { counted } from "../../../core/counted.ts";
import type { de } from "./messages.de.ts";

const workingDays = counted("es", { one: "# día laborable", many: "# de días laborables", other: "# días laborables" });

export const es: typeof de = {
  terms: "Condiciones",
  privacy: "Privacidad",
  imprint: "Aviso legal",
  contact: "Contacto",
  withdrawal: "Desistimiento",
  delivery: "Envío y pago",
  navigation: "Información legal",
  imprintPage: {
    description:
      "Quién está detrás de Passepartout: vendedor y dirección, representantes, registro y número de IVA, con correo y teléfono para tus preguntas.",
    lead: "Quién lleva esta tienda.",
    seller: "Vendedor",
    contact: "Contacto",
    email: "Correo electrónico:",
    phone: "Teléfono:",
    managingDirectors: "Representado por",
    register: "Inscripción en el registro",
    vatId: "Número de identificación del IVA",
    more: "Todas las formas de contactarnos están en ",
  },
  contactPage: {
    description:
      "Cómo contactar con Passepartout: correo, teléfono y dirección postal, y qué necesitamos saber de tu pedido para poder ayudarte enseguida.",
    lead: "Escríbenos o llámanos.",
    post: "Correo postal",
    orderTitle: "Sobre tu pedido",
    order: "Indica el número de pedido; está en la confirmación. Si algo llegó dañado, envía también una foto.",
    cancel:
      "Hasta que empiece la producción puedes cancelar por tu cuenta: en la página de tu pedido, a la que lleva la confirmación.",
  },
  withdrawalPage: {
    description:
      "Qué puedes devolver y qué no: artículos ya hechos, piezas con tus fotos, el plazo que tienes, el formulario y cómo se hace paso a paso.",
    lead: "Qué puedes devolver, qué no y cómo se hace.",
    onlineTitle: "Desistir del contrato en línea",
    online:
      "En la página de tu pedido está el botón «Desistir del contrato» mientras dure el plazo. A ella lleva el enlace «Ver el pedido» de la confirmación que recibiste por correo electrónico. Si tienes una cuenta, también la encuentras ahí: ",
    onlineLink: "Tus pedidos",
    send: "Envíalo a ",
    more: "Si quieres cancelar un pedido antes de que lo fabriquemos, o si algo llegó dañado, en ",
    moreAfter: " se explica cómo.",
  },
  deliveryPage: {
    description:
      "Cuánto cuesta el envío, cuánto tarda y desde qué importe es gratis, para cada país al que enviamos. Y todas las formas de pagar tu pedido.",
    lead: "Cuánto cuesta el envío, cuánto tarda y cómo pagas.",
    to: (country) => `Envío: ${country}`,
    size: "Tamaño",
    standard: "Estándar",
    none: "no disponible",
    free: (amount) =>
      `Desde ${amount} de compra, la carta y el paquete son gratis, también a un punto de recogida; el exprés no.`,
    freeWithoutPickup: (amount) => `Desde ${amount} de compra, la carta y el paquete son gratis; el exprés no.`,
    transit: (standard, express) => `En camino: estándar ${standard}, exprés ${express}.`,
    days: (min, max) => (min === max ? workingDays(min) : `de ${min} a ${workingDays(max)}`),
    elsewhereTitle: "A otros países",
    elsewhere: "Esta tienda no envía a países distintos de los que se nombran aquí.",
    rulesTitle: "Así se calcula",
    rules: "El envío se cobra una vez por pedido, según la pieza más grande.",
    arrival:
      "A los días en camino se suma la producción. Cuándo lo recibes está en la página del producto y en la caja.",
    paymentTitle: "Pago",
    payment: "Pagas al hacer el pedido. En la caja eliges entre:",
  },
  termsPage: {
    title: "Condiciones generales",
    description:
      "Lo que vale cuando pides algo, en palabras claras: contrato, precios y envío, desistimiento, tus imágenes y qué hacemos si algo no está bien.",
    lead: "Lo que vale cuando nos haces un pedido, en seis apartados.",
    sections: [
      {
        title: "Contrato",
        text: "Con el botón de la caja haces un pedido vinculante. El contrato se cierra cuando hemos recibido tu pago y confirmado el pedido por correo electrónico. Encuentras su texto en ese correo y en la página de tu pedido.",
      },
      {
        title: "Precios y envío",
        text: "Los precios incluyen el IVA del país al que enviamos; en Estados Unidos se suma el impuesto. El envío se cobra una vez por pedido y se indica en la caja antes de pedir. Los artículos siguen siendo nuestros hasta que estén pagados.",
      },
      {
        title: "Cambiar y cancelar",
        text: "Durante los 60 minutos siguientes al pedido no empezamos. En ese tiempo, y después hasta que empiece la producción, puedes cancelar sin coste en la página de tu pedido.",
      },
      {
        title: "Desistimiento",
        text: "Los artículos hechos según tus indicaciones, por ejemplo con tu foto o a tu medida, no tienen derecho de desistimiento (artículo 16, letra c, de la Directiva 2011/83/UE). Los artículos ya fabricados, por ejemplo un marco sin foto, los puedes devolver sin dar motivos durante 14 días desde que los recibes. La información y el formulario están en la página «Desistimiento» y en la confirmación de tu pedido.",
      },
      {
        title: "Tus fotos",
        text: "Necesitas los derechos de las fotos que subes. Las usamos solo para fabricar tu pedido.",
      },
      {
        title: "Si algo no está bien",
        text: "Si algo llega dañado o distinto de lo que pediste, escríbenos con una foto. Valen los derechos que te da la ley; lo fabricamos de nuevo o te devolvemos el dinero.",
      },
    ],
  },
  privacyPage: {
    title: "Privacidad",
    description:
      "Qué guardamos de ti, para qué y cuánto tiempo: al mirar, con tus fotos, al pedir y en tu cuenta. Con la lista de todas las cookies que usamos.",
    lead: "Qué guardamos de ti, para qué y durante cuánto tiempo.",
    sections: [
      {
        title: "Mientras miras",
        text: "Nada que diga quién eres, y sin tu consentimiento no contamos nada. Un valor aleatorio hace que veas siempre la misma versión de una página. Solo cuando diseñas algo o lo pones en la cesta usamos una cookie técnicamente necesaria, para que siga siendo tuyo. No te sigue y no se comparte con nadie.",
      },
      {
        title: "Tus fotos y diseños",
        text: "Están en nuestros servidores y solo se llega a ellos con tu navegador o tu cuenta. De todo lo que entregamos quitamos el lugar donde se hizo la foto.",
      },
      {
        title: "Al hacer un pedido",
        text: "Necesitamos el correo y las direcciones para fabricar y entregar el pedido y para llevar los registros que exige la ley. El transportista recibe la dirección de entrega; el servicio de pago, el importe y tu correo. Los datos de la tarjeta no los vemos nunca.",
      },
      {
        title: "En tu cuenta",
        text: "Nombre, correo y una contraseña que solo guardamos como valor de comprobación.",
      },
      {
        title: "Tus derechos",
        text: "Puedes pedir acceso, rectificación y borrado. Las facturas las tenemos que conservar por ley; todo lo demás lo borramos.",
      },
    ],
  },
};
