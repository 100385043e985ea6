export { PageCalculatorPart } from "./page-calculator.tsx";
