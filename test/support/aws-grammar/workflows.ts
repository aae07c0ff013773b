import validate from 'asl-validator';
import { type Rule, rules } from './rule.ts';

const language = 'https://states-language.net/spec.html';
const express = 'https://docs.aws.amazon.com/step-functions/latest/dg/choosing-workflow-type.html';
const arnOf = (name: string) => `arn:aws:lambda:us-east-1:123456789012:function:${name}`;

export const workflows: Rule[] = [
  ...rules('AWS::StepFunctions::StateMachine', language, {
    'A definition is written in the Amazon States Language': ({ DefinitionString }) =>
      validate(JSON.parse(DefinitionString.replaceAll(/\$\{(\w+)\}/g, arnOf('$1')))).isValid,
  }),
  ...rules('AWS::StepFunctions::StateMachine', express, {
    'An express workflow ends within 5 minutes and waits for no other job': ({
      StateMachineType,
      DefinitionString,
    }) =>
      StateMachineType !== 'EXPRESS' ||
      ((JSON.parse(DefinitionString).TimeoutSeconds ?? 300) <= 300 &&
        !/\.(?:sync|waitForTaskToken)|:activity:/.test(DefinitionString)),
  }),
];
