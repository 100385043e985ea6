export { ContactFormBlock as ContactForm } from "./contact-form.tsx";
