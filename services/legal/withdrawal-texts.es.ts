import type { WithdrawalTexts } from "./withdrawal-texts.ts";

/**
 * The model instruction and form (directive 2011/83/EU, annex I), in the shop's form of address. `{contact}` and
 * `{number}` are filled in.
 */
export const withdrawalEs: WithdrawalTexts = {
  personalised: {
    title: "Artículos hechos para ti",
    paragraphs: [
      "De los artículos hechos según tus indicaciones no puedes desistir (excepción del artículo 16, letra c, de la Directiva 2011/83/UE para bienes confeccionados conforme a las especificaciones del consumidor). Vale para cada artículo con tu foto o a tu medida.",
    ],
  },
  instruction: [
    {
      title: "Derecho de desistimiento para artículos ya fabricados",
      paragraphs: [
        "Tienes derecho a desistir de este contrato en un plazo de catorce días naturales sin necesidad de justificación. El plazo de desistimiento expira a los catorce días naturales del día en que tú o un tercero indicado por ti, distinto del transportista, adquirió la posesión material del último de los artículos.",
        "Para ejercer el derecho de desistimiento, debes comunicarnos ({contact}) tu decisión de desistir de este contrato con una declaración inequívoca, por ejemplo una carta o un correo electrónico. Puedes usar el modelo de abajo, aunque no es obligatorio. Para cumplir el plazo basta con que envíes la comunicación antes de que venza.",
      ],
    },
    {
      title: "Consecuencias del desistimiento",
      paragraphs: [
        "Si desistes de este contrato, te devolvemos todos los pagos que hemos recibido de ti, incluidos los gastos de entrega (salvo los gastos adicionales si elegiste una modalidad de entrega distinta de la menos costosa que ofrecemos), sin demora indebida y a más tardar catorce días naturales después del día en que nos informaste de tu decisión. Usamos el mismo medio de pago que usaste tú y no te cobramos nada por ello.",
        "Podemos retener el reembolso hasta haber recibido los artículos o hasta que hayas presentado una prueba de su devolución, según lo que ocurra primero. Nos devuelves los artículos sin demora indebida y a más tardar en el plazo de catorce días naturales desde que nos comunicas tu decisión. Asumes el coste directo de la devolución. Solo respondes de la disminución de valor que resulte de una manipulación distinta a la necesaria para comprobar la naturaleza, las características y el funcionamiento de los artículos.",
      ],
    },
  ],
  online:
    "También puedes ejercer tu derecho de desistimiento en línea: con «Desistir del contrato» en la página de tu pedido, a la que lleva la confirmación. Si usas esta función, te enviamos sin demora, en un soporte duradero (por correo electrónico), un acuse de recibo con el contenido de tu declaración y la fecha y la hora en que la recibimos.",
  form: {
    title: "Modelo de formulario de desistimiento",
    paragraphs: [
      "A {contact}:\nPor la presente comunico/comunicamos (*) que desisto/desistimos (*) de mi/nuestro (*) contrato de venta de los siguientes artículos (*):\nPedido el (*) / recibido el (*):\nNúmero de pedido: {number}\nNombre del consumidor o de los consumidores:\nDomicilio del consumidor o de los consumidores:\nFirma (solo si se comunica en papel):\nFecha:\n(*) Táchese lo que no proceda.",
    ],
  },
};
